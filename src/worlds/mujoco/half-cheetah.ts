/** A flat animal with two legs that runs along a plane; a body like that of Gymnasium's HalfCheetah-v5, and its task. */
import type { MujocoTask } from './task.js';

export const halfCheetah: MujocoTask = {
  xml: `<mujoco model="half cheetah">
  <compiler inertiafromgeom="true" angle="radian" settotalmass="14"/>
  <option gravity="0 0 -9.81" timestep="0.01"/>
  <default>
    <joint type="hinge" axis="0 1 0" armature="0.1" limited="true" solimplimit="0 0.8 0.03" solreflimit="0.02 1"/>
    <geom type="capsule" size="0.046" contype="1" conaffinity="0" condim="3" friction="0.4 0.1 0.1" solimp="0 0.8 0.01" solref="0.02 1"/>
    <motor ctrllimited="true" ctrlrange="-1 1"/>
  </default>
  <worldbody>
    <geom name="floor" type="plane" size="40 40 1" conaffinity="1"/>
    <body name="torso" pos="0 0 0.7">
      <joint name="forward" type="slide" axis="1 0 0" armature="0" limited="false"/>
      <joint name="height" type="slide" axis="0 0 1" armature="0" limited="false"/>
      <joint name="lean" armature="0" limited="false"/>
      <geom name="torso" fromto="-0.5 0 0 0.5 0 0"/>
      <geom name="head" fromto="0.485 0 0.003 0.715 0 0.197"/>
      <body name="back thigh" pos="-0.5 0 0">
        <joint name="back thigh" range="-0.52 1.05" damping="6" stiffness="240"/>
        <geom name="back thigh" fromto="0 0 0 0.19 0 -0.245"/>
        <body name="back shin" pos="0.16 0 -0.25">
          <joint name="back shin" range="-0.785 0.785" damping="4.5" stiffness="180"/>
          <geom name="back shin" fromto="0 0 0 -0.275 0 -0.137"/>
          <body name="back foot" pos="-0.28 0 -0.14">
            <joint name="back foot" range="-0.4 0.785" damping="3" stiffness="120"/>
            <geom name="back foot" fromto="0 0 0 0.055 0 -0.19"/>
          </body>
        </body>
      </body>
      <body name="front thigh" pos="0.5 0 0">
        <joint name="front thigh" range="-1 0.7" damping="4.5" stiffness="180"/>
        <geom name="front thigh" fromto="0 0 0 -0.136 0 -0.235"/>
        <body name="front shin" pos="-0.14 0 -0.24">
          <joint name="front shin" range="-1.2 0.87" damping="3" stiffness="120"/>
          <geom name="front shin" fromto="0 0 0 0.125 0 -0.178"/>
          <body name="front foot" pos="0.13 0 -0.18">
            <joint name="front foot" range="-0.5 0.5" damping="1.5" stiffness="60"/>
            <geom name="front foot" fromto="0 0 0 0.085 0 -0.128"/>
          </body>
        </body>
      </body>
    </body>
  </worldbody>
  <actuator>
    <motor name="back thigh" joint="back thigh" gear="120"/>
    <motor name="back shin" joint="back shin" gear="90"/>
    <motor name="back foot" joint="back foot" gear="60"/>
    <motor name="front thigh" joint="front thigh" gear="120"/>
    <motor name="front shin" joint="front shin" gear="60"/>
    <motor name="front foot" joint="front foot" gear="30"/>
  </actuator>
</mujoco>`,
  frameSkip: 5,
  noise: 0.1,
  hasNormalSpeeds: true,
  observe({ qpos, qvel }) {
    return [...Array.from(qpos).slice(1), ...Array.from(qvel)];
  },
  outcome({ before, positions, action, seconds }) {
    const forward = (positions[0] - before[0]) / seconds;
    const cost = 0.1 * action.reduce((sum, value) => sum + value * value, 0);
    return { reward: forward - cost, terminated: false };
  },
};
