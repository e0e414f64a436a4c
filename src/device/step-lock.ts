/**
 * One step of a session at a time. Steps share the session's inputs and outputs, so two at once would give both callers the
 * result of the last: the second call is refused, whatever the device, and the first goes on. Reads and writes do not lock.
 */
import { FieldbrainError, type Program } from '../kernel/index.js';

export class StepLock {
  private held = false;

  constructor(private readonly program: Program) {}

  /** Runs a step; it is over before its caller goes on. */
  async during<T>(step: () => T | Promise<T>): Promise<T> {
    this.needFree();
    this.held = true;
    try {
      return await step();
    } finally {
      this.held = false;
    }
  }

  /** Refuses what may not run beside a step. */
  needFree(): void {
    if (!this.held) return;
    const { name } = this.program;
    const text = `step ${name}: a step is already running (got a second call, expected one at a time). Await the first.`;
    throw new FieldbrainError('input-invalid', text, { program: name });
  }
}
