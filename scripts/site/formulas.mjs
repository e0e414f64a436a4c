/**
 * Formulas of the pages as MathML, made while the site is built: `$…$` in a line, and blocks fenced as `math`, the forms
 * that hosts of repositories show too. Browsers draw MathML with their own fonts, so a page loads nothing for it. A
 * formula that does not parse fails the build.
 */
import { tex } from '@mdit/plugin-tex';
import temml from 'temml';

/** @param {{ use(plugin: unknown, options: unknown): unknown }} markdown  VitePress's markdown-it */
export function formulas(markdown) {
  markdown.use(tex, {
    mathFence: true,
    render: (/** @type {string} */ text, /** @type {boolean} */ isBlock) => {
      const drawn = temml.renderToString(text, { displayMode: isBlock, throwOnError: true });
      return isBlock ? `<div class="formula" v-pre>${drawn}</div>\n` : drawn.replace('<math', '<math v-pre');
    },
  });
}
