/**
 * MuJoCo through `@mujoco/mujoco`, DeepMind's own WebAssembly build: an optional peer dependency, found where it is installed and
 * refused in words where it is not. Only what a world needs of it is declared here.
 */
import { FieldbrainError } from '../../kernel/index.js';

/** Numbers in the engine's memory. */
export type EngineNumbers = { [at: number]: number } & ArrayLike<number>;

export interface EngineModel {
  readonly nq: number;
  readonly nv: number;
  readonly nu: number;
  readonly actuator_ctrlrange: EngineNumbers;
  readonly ngeom: number;
  readonly geom_type: EngineNumbers;
  readonly geom_size: EngineNumbers;
  delete(): void;
}

export interface EngineData {
  readonly qpos: EngineNumbers;
  readonly qvel: EngineNumbers;
  readonly ctrl: EngineNumbers;
  /** Forces of limits and contacts, by degree of freedom. */
  readonly qfrc_constraint: EngineNumbers;
  readonly time: number;
  readonly geom_xpos: EngineNumbers;
  readonly geom_xmat: EngineNumbers;
  delete(): void;
}

export interface Engine {
  readonly MjModel: { from_xml_string(xml: string): EngineModel };
  readonly MjData: new (model: EngineModel) => EngineData;
  mj_resetData(model: EngineModel, data: EngineData): void;
  mj_forward(model: EngineModel, data: EngineData): void;
  mj_step(model: EngineModel, data: EngineData): void;
}

/** Loads a module by its name; tests hand in their own. */
export type Importer = (specifier: string) => Promise<unknown>;

const importer: Importer = (specifier) => import(/* @vite-ignore */ /* webpackIgnore: true */ specifier);

const loaded = new Map<Importer, Promise<Engine>>();

/** The engine, loaded once. */
export function loadEngine(load: Importer = importer): Promise<Engine> {
  const known = loaded.get(load) ?? openEngine(load);
  loaded.set(load, known);
  return known;
}

async function openEngine(load: Importer): Promise<Engine> {
  let module: { readonly default: () => Promise<Engine> };
  try {
    module = (await load('@mujoco/mujoco')) as typeof module;
  } catch (error) {
    const text =
      'world mujoco: MuJoCo is not installed (got no package @mujoco/mujoco, expected version 3). Run npm install @mujoco/mujoco.';
    throw new FieldbrainError('device-unavailable', text, { reason: String(error) });
  }
  return module.default();
}

/** A model from the text of an MJCF file; what MuJoCo refuses is refused with its words. */
export function compileModel(engine: Engine, xml: string, name: string): EngineModel {
  try {
    return engine.MjModel.from_xml_string(xml);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const text = `world mujoco: ${name} is not a model (got ${reason.slice(0, 80)}, expected MJCF). Correct the file.`;
    throw new FieldbrainError('file-invalid', text, { model: name });
  }
}
