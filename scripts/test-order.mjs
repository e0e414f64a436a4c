/**
 * Which test files share a process, and the order in which files run: those in a browser, then those that have a process
 * each, then those that share some; in each group the long ones first, so that no worker idles at the end while the other
 * works on a long file. vitest's own order follows what it remembers of the last run, which a fresh clone has not.
 */
import path from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** Files that took more than about eight seconds on two cores, the longest first, those of the thorough projects behind; an approximate order will do. */
export const longFiles = [
  'src/device/cuda/cuda.test.ts',
  'src/server/robot-listener.test.ts',
  'src/server/closing.test.ts',
  'src/device/cuda/random.test.ts',
  'test/fleet-faults.test.ts',
  'src/device/webgpu/webgpu.test.ts',
  'src/device/supervised/supervised.test.ts',
  'src/brain/brain.test.ts',
  'src/server/served-brain.test.ts',
  'test/browser/train-page.test.ts',
  'src/cli/serve.test.ts',
  'src/cli/fleet.test.ts',
  'src/server/connection-limit.test.ts',
  'src/brain/snapshot.test.ts',
  'src/fleet/fleet.test.ts',
  'src/server/admission.test.ts',
  'src/device/cpu/random.test.ts',
  'src/server/redo.test.ts',
  'src/brain/learning/brain.test.ts',
  'test/browser/fields-page.test.ts',
  'src/bridge/ros/run.test.ts',
  'test/op-kind/recurrence.test.ts',
  'test/device-kind/script.test.ts',
  'src/brain/builtins.test.ts',
  'test/browser/webgpu.test.ts',
  'src/cli/bad-values.test.ts',
  'src/behave/driving-on-device.test.ts',
  'test/browser/teach-by-gamepad.test.ts',
  'src/random/random.test.ts',
  'src/worlds/loop.test.ts',
  'src/server/teaching.test.ts',
  'test/ros-stop.test.ts',
  'src/device/cuda/compile.test.ts',
  'src/device/artifacts/artifacts.test.ts',
  'src/device/cpu/pool.test.ts',
  'src/device/compare.test.ts',
  'src/server/brain-loss.test.ts',
  'src/bench/inference/transfer-entropy.test.ts',
  'src/worlds/rooms/rooms.test.ts',
  'src/server/unfit-checkpoint.test.ts',
  'test/browser/pool.test.ts',
  'src/store/checkpoint.test.ts',
  'src/server/episodes.test.ts',
  'test/robot-stop.test.ts',
  'src/bench/brain/claims.test.ts',
  'src/inference/discrete/learning-agents.test.ts',
  'src/brain/research/research.test.ts',
  'src/cli/sim.test.ts',
  'src/server/demonstrations.test.ts',
  'src/brain/roles.test.ts',
  'test/cli.test.ts',
  'src/cli/train.test.ts',
  'src/inference/transfer-entropy/transfer-entropy.test.ts',
  'src/brain/demonstration.test.ts',
  'test/browser/harness.test.ts',
  'src/device/cpu/pool-process.test.ts',
  'test/fusion.test.ts',
  'src/inference/active-inference/inference.test.ts',
  'src/worlds/agreement.test.ts',
  'src/server/brains/supervisor.test.ts',
  'src/server/loop-recorder.test.ts',
  'src/inference/transfer-entropy/register-blocking.test.ts',
  'src/server/priority.test.ts',
  'src/device/cpu/cpu.test.ts',
  'src/behave/places-world.test.ts',
  'src/cli/ros.test.ts',
  'src/fields/fields.test.ts',
  'src/kernel/parse.test.ts',
  'src/store/recording-damage.test.ts',
  'test/stability.test.ts',
  'src/inference/network/network.test.ts',
  'src/kernel/noise.test.ts',
  'src/programs/programs.test.ts',
  'src/inference/network/scorer.test.ts',
  'src/server/listeners.test.ts',
  'src/cli/kernels.test.ts',
  'src/behave/learning/learning.test.ts',
  'src/inference/transfer-entropy/counts.test.ts',
  'test/cuda-brain.test.ts',
  'src/server/brains/field-picture.test.ts',
  'src/worlds/watch.test.ts',
  'src/device/webgpu/random.test.ts',
  'src/emit/loop/program.test.ts',
  'src/device/cpu/bits.test.ts',
  'src/device/cuda/protocol/explore.test.ts',
  'src/inference/builtins.test.ts',
  'src/inference/discrete/pomdp-agents.test.ts',
  'src/kernel/functions/accuracy-f32.test.ts',
  'src/inference/linear/tiles.test.ts',
  'src/worlds/rooms/training.test.ts',
  'test/browser/device.test.ts',
  'test/package.test.ts',
  'test/mutants/cuda.test.ts',
  'test/python.test.ts',
  'test/dataset-driving.test.ts',
  'src/cli/demo-driver.test.ts',
  'src/bench/worlds/claims.test.ts',
  'test/browser/dashboard.test.ts',
  'test/browser/dashboard-demo.test.ts',
  'test/docs.test.ts',
  'test/browser/dashboard-playground.test.ts',
];

/** What `npm run test:all` and CI run beside `npm test`: the package as published, the docs, planted faults, soaks, what takes long. */
export const thorough = [
  'src/behave/driving-on-device.test.ts',
  'src/bench/{brain,inference,worlds}/claims.test.ts',
  'src/bench/rivals/rivals.test.ts',
  'src/brain/agreement.test.ts',
  'src/cli/{bench-claims,demo-driver}.test.ts',
  'src/device/{cpu/bits,cuda/protocol/explore,webgpu/random}.test.ts',
  'src/emit/{cuda/topk-phase,loop/program}.test.ts',
  'src/inference/{builtins,discrete/pomdp-agents,linear/tiles}.test.ts',
  'src/kernel/functions/accuracy-f32.test.ts',
  'src/worlds/rooms/training.test.ts',
  'test/{dataset-driving,docs,dockerfile,examples,fleet-faults,package,python,reference,soak,stability}.test.ts',
  'test/mutants/*.test.ts',
];

/** Tests in a browser share processes, and each process its Chromium; the page and all programs belong to the thorough ones. */
export const pages = ['test/browser/{dashboard*,device,fields-page,teach-by-gamepad,train-page}.test.ts'];
export const inBrowser = ['test/browser/**/*.test.ts'];

/** Files that replace modules by `vi.mock`, which it can do only to sources (scripts/built-sources.mjs); a process each. */
export const mocking = ['src/cli/bad-values.test.ts', 'src/cli/field.test.ts'];

/** Folders and files that need nothing of the machine and change nothing that others see: they share processes. */
export const sharing = [
  'src/behave/**/*.test.ts',
  'src/bench/{counters,measure,report,stage-figures,suite}.test.ts',
  'src/bench/{brain,engine,html,inference,server}/**/*.test.ts',
  'src/brain/**/*.test.ts',
  'src/bench/fleet/{machines,stations}.test.ts',
  'src/bridge/**/*.test.ts',
  'src/cli/{arguments,behave,bisect,brain-progress,dataset,demo,explain,failure,file,infer,inspect,kernels,log-lines,output}.test.ts',
  'src/cli/{profile,progress,replay,robot,ros,sim,start,table,te,te-live,te-network,token,train,train-dataset,units,worlds}.test.ts',
  'src/dashboard/**/*.test.ts',
  'src/device/{bisect,compare,continuity,pack,prefix,recording,trace,vector-loops}.test.ts',
  'src/device/artifacts/cache.test.ts',
  'src/device/cpu/{bits,code-space,compiled,cpu,products,random,row-blocks,schedule,schedule-run,session,trees,voxels,whole-quotients}.test.ts',
  'src/device/cuda/{protocol,tune}/**/*.test.ts',
  'src/device/reference/**/*.test.ts',
  'src/device/webgpu/{float-bits,gpu-node,pipeline-cache,quiet-call,software-driver,workgroups}.test.ts',
  'src/emit/**/*.test.ts',
  'src/fields/**/*.test.ts',
  'src/fleet/{balance,brain-loader,fleet-stops,follower-link,frames,isolation,keeper,ownership,permissions,presence}.test.ts',
  'src/fleet/{roster,route,step}.test.ts',
  'src/fuse/**/*.test.ts',
  'src/inference/{active-inference,discrete,linear,network,series,transfer-entropy}/**/*.test.ts',
  'src/kernel/**/*.test.ts',
  'src/micro/**/*.test.ts',
  'src/programs/**/*.test.ts',
  'src/random/**/*.test.ts',
  'src/robot/**/*.test.ts',
  'src/server/**/*.test.ts',
  'src/sim/**/*.test.ts',
  'src/store/**/*.test.ts',
  'src/validate/**/*.test.ts',
  'src/worlds/**/*.test.ts',
  'test/{figures,fusion,house,pictures,protocol-docs,reference,rule-coverage,safety-docs,setup,stability}.test.ts',
  'test/{stored-words,surface,words}.test.ts',
];

/** Among them, but with a process each: they stop the clock, switch on a feature of the engine, or change their process's priority. */
export const notSharing = [
  'src/emit/wasm/opcodes.test.ts',
  'src/robot/client/systemd.test.ts',
  'src/server/{background,fields,flow-control,idle-queue,live,placement,priority,throttle,viewer-queue}.test.ts',
];

export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   * @returns {Promise<import('vitest/node').TestSpecification[]>}
   */
  async sort(files) {
    const known = await super.sort(files);
    const rank = new Map(known.map((file, place) => [file, rankOf(file, this.ctx.config.root) + place]));
    return known.sort((a, b) => /** @type {number} */ (rank.get(a)) - /** @type {number} */ (rank.get(b)));
  }
}

export const quickProjects = ['browser', 'alone', 'alone too', 'together'];
const projects = ['pages', 'thorough', 'mocking', ...quickProjects];

/**
 * Projects one after the other, because a process is shared only by files that follow each other; in each the long files
 * first.
 * @param {import('vitest/node').TestSpecification} file
 * @param {string} root
 */
function rankOf(file, root) {
  const name = path.relative(root, file.moduleId).split(path.sep).join('/');
  const place = longFiles.indexOf(name);
  return projects.indexOf(file.project.name) * 1e9 + (place < 0 ? longFiles.length : place) * 1e5;
}
