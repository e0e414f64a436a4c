/** What can be read of a broken recording, as a new and whole one. The broken one is not touched. */
import { FieldbrainError } from '../kernel/errors.js';
import { Recorder } from './recording.js';
import { readRecording } from './recording-reader.js';

const settleBytes = 8_000_000;

/** Copies what can be read of a broken recording into a new, whole one; gives the number of messages saved. */
export async function recoverRecording(broken: string, whole: string): Promise<number> {
  let recorder: Recorder | undefined;
  let messages = 0;
  let bytes = 0;
  try {
    for await (const { data, timeNs, channel } of readRecording(broken, { partial: true })) {
      // Begun with the first message: where there is none, no file is left behind.
      recorder ??= await Recorder.create(whole, { chunkMs: 0 });
      if (recorder.write(channel, timeNs, data)) messages += 1;
      bytes += data.length;
      // Here nothing is in a hurry: the disk is waited for, and nothing is dropped.
      if (bytes > settleBytes) {
        bytes = 0;
        await recorder.settle();
      }
    }
    await recorder?.close();
  } catch (error) {
    await recorder?.discard();
    throw error;
  }
  if (messages === 0)
    throw new FieldbrainError(
      'file-invalid',
      `${broken}: nothing in it can be read (got no whole chunk, expected one or more). It is lost.`,
      { file: broken },
    );
  return messages;
}
