/** What must be reported: that the link is lost or silent, and what was refused or done. */
import { useStore } from './context.js';

export function LinkBanner() {
  const store = useStore();
  const condition = store.condition.value;
  if (condition !== 'lost' && condition !== 'stale') return null;
  const seconds = Math.round(Math.max(store.silentMs.value, store.linkSilentMs.value) / 1000);
  const reason = store.linkText.value;
  return (
    <div class={`banner ${condition}`} role="alert" data-test="link-banner">
      {condition === 'lost' ? (
        <>
          <b>Link lost.</b> What you see is {seconds} s old. Connecting again{reason === '' ? '' : ` (${reason})`} …
        </>
      ) : (
        <>
          <b>Nothing heard for {seconds} s.</b> The link is open, but the robot is silent; what you see is old.
        </>
      )}
    </div>
  );
}

export function Notices() {
  const store = useStore();
  return (
    <div class="notices" aria-live="polite">
      {store.notices.value.map(({ id, level, text }) => (
        <div key={id} class={`notice ${level}`}>
          <span>{text}</span>
          <button type="button" class="quiet" aria-label="Dismiss" onClick={() => store.dismiss(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
