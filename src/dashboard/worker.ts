/**
 * The one worker of the pages, told by its name what to be: the playground's brain, a training, or neural fields. One entry, so
 * that all share the code of the devices. What arrives before that code has loaded is heard after it.
 */
const early: MessageEvent[] = [];
const keep = (event: MessageEvent): void => void early.push(event);
addEventListener('message', keep);
if (self.name === 'fields') await import('./fields/worker.js');
else if (self.name === 'train') await import('./train/worker.js');
else await import('./playground/worker.js');
removeEventListener('message', keep);
for (const { data } of early) dispatchEvent(new MessageEvent('message', { data }));

export {};
