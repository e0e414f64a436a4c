/**
 * A dataset in memory: episodes of frames, each frame what a robot sensed and what it then did. Its form on disk is
 * LeRobotDataset v3.0 (info.ts, write-dataset.ts, read-dataset.ts).
 */

/** One value of a state or an action. Ranges and units are ours; datasets of others have names only, or none. */
export interface DatasetChannel {
  readonly name: string;
  readonly unit?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** What it means for safety, and what a motor is to a brain, as the robot says. */
  readonly safety?: string;
  readonly role?: string;
}

/** Frames that follow each other at the dataset's rate. */
export interface DatasetEpisode {
  /** What was to be done, in words. */
  readonly task: string;
  readonly frames: number;
  /** [frames][states] and [frames][actions], flat. */
  readonly states: Float32Array;
  readonly actions: Float32Array;
  /** What came of each frame's action: the reward, and whether the episode ended with it. */
  readonly rewards: Float32Array;
  readonly dones: Uint8Array;
}

export interface Dataset {
  /** The kind of robot. */
  readonly robot: string;
  /** Frames per second. */
  readonly fps: number;
  readonly state: readonly DatasetChannel[];
  readonly action: readonly DatasetChannel[];
  readonly episodes: readonly DatasetEpisode[];
}

export function framesOf({ episodes }: Pick<Dataset, 'episodes'>): number {
  return episodes.reduce((sum, { frames }) => sum + frames, 0);
}
