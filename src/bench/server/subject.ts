/** The server under measurement: real listeners on free ports, brains of the size in question, nothing but robots connected. */
import { pino } from 'pino';
import { FieldbrainServer, type ServerSettings } from '../../server/index.js';
import type { BenchContext } from '../claim.js';

/** Edge of the field: what the plans name for processors and for GPUs. */
export function edgeOf({ kind }: Pick<BenchContext, 'kind'>): 16 | 32 {
  return kind === 'cuda' || kind === 'webgpu' ? 32 : 16;
}

export function openServer(
  context: Pick<BenchContext, 'kind'>,
  settings: ServerSettings = {},
): Promise<FieldbrainServer> {
  const size = edgeOf(context);
  return FieldbrainServer.start(
    {
      ...settings,
      robots: { ...settings.robots, port: 0 },
      monitor: { enabled: false },
      http: { enabled: false, ...settings.http },
      foxglove: { enabled: false },
      brain: { device: context.kind, size, ...settings.brain },
      checkpoints: { recoveryS: 0, ...settings.checkpoints },
      cycle: { lateMs: 5000, hangMs: 30_000 },
    },
    { log: pino({ level: 'silent' }) },
  );
}
