/** A PiCar-X of version 2 over the WebSocket of a page's port, for one cycle. Its frames are cut into pieces: messages are no frames. */
import { WebSocket } from 'ws';
import { until } from './brain-server.js';
import { frameBytes } from './byte-client.js';

const [sensory, handshake] = [0, 2];
/** Bytes of a reply with five values, and of four motors. */
const [replyBytes, motorBytes] = [13 + 4 * 5, 13 + 4 * 4];

export interface WebSocketDrive {
  /** Open still. */
  readonly socket: WebSocket;
  readonly reply: Buffer;
  readonly motors: Buffer;
}

export async function driveOverWebSocket(port: number): Promise<WebSocketDrive> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/robot`);
  let heard = Buffer.alloc(0);
  socket.on('message', (data) => {
    heard = Buffer.concat([heard, data as Buffer]);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(frameBytes(2, handshake, [1, 24, 4, 1, 0]));
  await until('the reply', () => heard.length >= replyBytes);
  const bytes = frameBytes(2, sensory, new Array(24).fill(0.1));
  for (let at = 0; at < bytes.length; at += 10) socket.send(bytes.subarray(at, at + 10));
  await until('the motors', () => heard.length >= replyBytes + motorBytes);
  return { socket, reply: heard.subarray(0, replyBytes), motors: heard.subarray(replyBytes) };
}
