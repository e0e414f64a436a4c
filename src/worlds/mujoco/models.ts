/** The models of the world `mujoco`: one that comes with the package, and files of your own. */
import type { EngineData } from './engine.js';
import type { MujocoTask } from './task.js';

/** Positions, then velocities. */
const plainObservation = ({ qpos, qvel }: EngineData): number[] => [...Array.from(qpos), ...Array.from(qvel)];

/** A pole on a cart that slides on a rail; the task of Gymnasium's InvertedPendulum-v5. */
const invertedPendulum: MujocoTask = {
  xml: `<mujoco model="inverted pendulum">
  <compiler inertiafromgeom="true" angle="degree"/>
  <option gravity="0 0 -9.81" integrator="RK4" timestep="0.02"/>
  <default>
    <joint armature="0" damping="1" limited="true"/>
    <geom contype="0" conaffinity="0" density="1000"/>
    <motor ctrllimited="true" ctrlrange="-3 3"/>
  </default>
  <worldbody>
    <geom name="rail" type="capsule" fromto="-1 0 0 1 0 0" size="0.02"/>
    <body name="cart" pos="0 0 0">
      <joint name="slider" type="slide" axis="1 0 0" range="-1 1"/>
      <geom name="cart" type="capsule" fromto="-0.1 0 0 0.1 0 0" size="0.1"/>
      <body name="pole" pos="0 0 0">
        <joint name="hinge" type="hinge" axis="0 1 0" range="-90 90"/>
        <geom name="pole" type="capsule" fromto="0 0 0 0 0 0.6" size="0.049"/>
      </body>
    </body>
  </worldbody>
  <actuator>
    <motor name="slide" joint="slider" gear="100"/>
  </actuator>
</mujoco>`,
  frameSkip: 2,
  noise: 0.01,
  hasNormalSpeeds: false,
  observe: plainObservation,
  outcome({ positions, velocities }) {
    const isFinite = [...positions, ...velocities].every(Number.isFinite);
    const terminated = !isFinite || Math.abs(positions[1]) > 0.2;
    return { reward: terminated ? 0 : 1, terminated };
  },
};

export const mujocoTasks: Readonly<Record<string, MujocoTask>> = { 'inverted-pendulum': invertedPendulum };

/** An MJCF file of your own: it neither ends nor rewards. */
export function plainTask(xml: string): MujocoTask {
  const outcome = () => ({ reward: 0, terminated: false });
  return { xml, frameSkip: 1, noise: 0, hasNormalSpeeds: false, observe: plainObservation, outcome };
}
