/** One leg with a foot that hops along a plane; a body like that of Gymnasium's Hopper-v5, and its task. */
import type { MujocoTask } from './task.js';

export const hopper: MujocoTask = {
  xml: `<mujoco model="hopper">
  <compiler inertiafromgeom="true" angle="degree"/>
  <option gravity="0 0 -9.81" integrator="RK4" timestep="0.002"/>
  <default>
    <joint type="hinge" axis="0 -1 0" armature="1" damping="1" limited="true"/>
    <geom type="capsule" density="1000" contype="1" conaffinity="0" condim="1" margin="0.001" friction="0.9 0.1 0.1" solref="0.02 1" solimp="0.8 0.8 0.01"/>
    <motor ctrllimited="true" ctrlrange="-1 1" gear="200"/>
  </default>
  <worldbody>
    <geom name="floor" type="plane" size="20 20 1" conaffinity="1" condim="3"/>
    <body name="torso" pos="0 0 1.25">
      <joint name="forward" type="slide" axis="1 0 0" armature="0" damping="0" limited="false"/>
      <joint name="height" type="slide" axis="0 0 1" armature="0" damping="0" limited="false" ref="1.25"/>
      <joint name="lean" axis="0 1 0" armature="0" damping="0" limited="false"/>
      <geom name="torso" fromto="0 0 0.2 0 0 -0.2" size="0.05"/>
      <body name="thigh" pos="0 0 -0.2">
        <joint name="thigh" range="-150 0"/>
        <geom name="thigh" fromto="0 0 0 0 0 -0.45" size="0.05"/>
        <body name="leg" pos="0 0 -0.45">
          <joint name="leg" range="-150 0"/>
          <geom name="leg" fromto="0 0 0 0 0 -0.5" size="0.04"/>
          <body name="foot" pos="0 0 -0.5">
            <joint name="foot" range="-45 45"/>
            <geom name="foot" fromto="-0.13 0 0 0.26 0 0" size="0.06" friction="2 0.1 0.1"/>
          </body>
        </body>
      </body>
    </body>
  </worldbody>
  <actuator>
    <motor name="thigh" joint="thigh"/>
    <motor name="leg" joint="leg"/>
    <motor name="foot" joint="foot"/>
  </actuator>
</mujoco>`,
  frameSkip: 4,
  noise: 5e-3,
  hasNormalSpeeds: false,
  observe({ qpos, qvel }) {
    return [...Array.from(qpos).slice(1), ...Array.from(qvel, (value) => Math.max(-10, Math.min(10, value)))];
  },
  outcome({ before, positions, velocities, action, seconds }) {
    const [, height, lean] = positions;
    const others = [...positions.slice(2), ...velocities];
    const isHealthy = others.every((value) => Math.abs(value) < 100) && height > 0.7 && Math.abs(lean) < 0.2;
    const forward = (positions[0] - before[0]) / seconds;
    const cost = 1e-3 * action.reduce((sum, value) => sum + value * value, 0);
    return { reward: (isHealthy ? 1 : 0) + forward - cost, terminated: !isHealthy };
  },
};
