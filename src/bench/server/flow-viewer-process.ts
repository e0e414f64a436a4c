/**
 * A page that shows the flow of information, or does not, in a process of its own that uses next to no processor. It stays
 * connected and reads everything; on order it watches the flow of a robot or ends that, and says how many estimates it got.
 */
import process from 'node:process';
import { WebSocket } from 'ws';
import { otherThreads, serveQuietly, settle } from '../../server/background.js';

/** The first order names the server; the others turn the flow on or off. */
export type FlowViewerOrder = { readonly port: number } | { readonly robot: string; readonly on: boolean };

export interface FlowViewerAnswer {
  /** Windows of enough cycles that were estimated since the last order. */
  readonly estimates: number;
}

serveQuietly(otherThreads());
settle();
let socket: WebSocket | undefined;
let estimates = 0;
let asked = 0;

function answer(): void {
  process.send?.({ estimates } satisfies FlowViewerAnswer);
  estimates = 0;
}

function connect(port: number): void {
  socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
  socket.once('error', (error) => {
    throw error;
  });
  socket.once('open', answer);
  socket.on('message', (data, isBinary) => {
    if (isBinary) return;
    const message = JSON.parse(data.toString()) as Record<string, unknown>;
    if (message.type === 'flow' && Number(message.samples) >= Number(message.needed)) estimates += 1;
    if (message.type !== 'reply' || message.id !== asked) return;
    if (message.ok !== true) throw new Error(`flow viewer: ${String(message.text)}`);
    answer();
  });
}

process.on('message', (order: FlowViewerOrder) => {
  if ('port' in order) return connect(order.port);
  asked += 1;
  socket?.send(JSON.stringify({ id: asked, command: 'watchFlow', ...order }));
});
process.once('disconnect', () => process.exit(0));
