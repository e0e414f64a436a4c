/** Two poles, one on the other, on a cart that slides on a rail; the task of Gymnasium's InvertedDoublePendulum-v5. */
import type { MujocoTask } from './task.js';

const poleMetres = 0.6;
/** A tip lower than this has fallen. */
const leastHeight = 1;

export const doublePendulum: MujocoTask = {
  xml: `<mujoco model="inverted double pendulum">
  <compiler inertiafromgeom="true" angle="degree"/>
  <option gravity="0.00001 0 -9.81" integrator="RK4" timestep="0.01"/>
  <default>
    <joint damping="0.05"/>
    <geom contype="0" conaffinity="0" density="1000"/>
  </default>
  <worldbody>
    <geom name="rail" type="capsule" fromto="-1 0 0 1 0 0" size="0.02"/>
    <body name="cart" pos="0 0 0">
      <joint name="slider" type="slide" axis="1 0 0" limited="true" range="-1 1" margin="0.01"/>
      <geom name="cart" type="capsule" fromto="-0.1 0 0 0.1 0 0" size="0.1"/>
      <body name="lower" pos="0 0 0">
        <joint name="lower" type="hinge" axis="0 1 0"/>
        <geom name="lower" type="capsule" fromto="0 0 0 0 0 ${poleMetres}" size="0.045"/>
        <body name="upper" pos="0 0 ${poleMetres}">
          <joint name="upper" type="hinge" axis="0 1 0"/>
          <geom name="upper" type="capsule" fromto="0 0 0 0 0 ${poleMetres}" size="0.045"/>
        </body>
      </body>
    </body>
  </worldbody>
  <actuator>
    <motor name="slide" joint="slider" gear="500" ctrllimited="true" ctrlrange="-1 1"/>
  </actuator>
</mujoco>`,
  frameSkip: 5,
  noise: 0.1,
  hasNormalSpeeds: true,
  observe({ qpos, qvel, qfrc_constraint: force }) {
    const within = (value: number): number => Math.max(-10, Math.min(10, value));
    const [x, lower, upper] = Array.from(qpos);
    const angles = [Math.sin(lower), Math.sin(upper), Math.cos(lower), Math.cos(upper)];
    return [x, ...angles, ...Array.from(qvel, within), within(force[0])];
  },
  outcome({ positions: [x, lower, upper], velocities }) {
    const tipX = x + poleMetres * (Math.sin(lower) + Math.sin(lower + upper));
    const height = poleMetres * (Math.cos(lower) + Math.cos(lower + upper));
    const terminated = !(height > leastHeight);
    const away = 0.01 * tipX ** 2 + (height - 2) ** 2;
    const swing = 1e-3 * velocities[1] ** 2 + 5e-3 * velocities[2] ** 2;
    return { reward: (terminated ? 0 : 10) - away - swing, terminated };
  },
};
