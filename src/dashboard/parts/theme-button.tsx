/** Light or dark colours, by a press. */
import { theme, toggleTheme } from './context.js';
import { Icon } from './icon.js';

export function ThemeButton() {
  const isDark = theme.value === 'dark';
  return (
    <button
      type="button"
      class="quiet"
      onClick={toggleTheme}
      aria-label={isDark ? 'Use light colours' : 'Use dark colours'}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}
