/** The models that come with the package, and what a task makes of each: first states, ends and rewards as Gymnasium's. */

/** A model with its task. */
export interface MujocoTask {
  readonly xml: string;
  /** Engine steps in a step of the world. */
  readonly frameSkip: number;
  /** First positions and velocities are uniform within ± this. */
  readonly noise: number;
  outcome(
    positions: ArrayLike<number>,
    velocities: ArrayLike<number>,
  ): { readonly reward: number; readonly terminated: boolean };
}

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
  outcome(positions, velocities) {
    const isFinite = [...Array.from(positions), ...Array.from(velocities)].every(Number.isFinite);
    const terminated = !isFinite || Math.abs(positions[1]) > 0.2;
    return { reward: terminated ? 0 : 1, terminated };
  },
};

export const mujocoTasks: Readonly<Record<string, MujocoTask>> = { 'inverted-pendulum': invertedPendulum };

/** An MJCF file of your own: it neither ends nor rewards. */
export function plainTask(xml: string): MujocoTask {
  return { xml, frameSkip: 1, noise: 0, outcome: () => ({ reward: 0, terminated: false }) };
}
