/** Stands in for a compiler process: it answers each request with the bytes of its text. */
import process from 'node:process';

process.once('disconnect', () => process.exit(0));
process.on('message', (/** @type {{ text: string }} */ { text }) => process.send?.({ image: Buffer.from(text) }));
process.send?.({ name: 'echo' });
