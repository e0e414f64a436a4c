/**
 * The Chromium that browser tests share: it is started once in a process of the test runner and ends with it, because a
 * start costs seconds of processor time. WebGPU there is SwiftShader, so it works without a GPU.
 */
import { type Browser, chromium } from 'playwright-core';
import { chromiumPath } from '../support/requirement.js';

const switches = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
];
const webGpuSwitches = ['--enable-unsafe-webgpu', '--use-webgpu-adapter=swiftshader'];

/** Starts a Chromium of its own, which the caller closes. */
export function openChromium({ webGpu = true, executablePath = chromiumPath() } = {}): Promise<Browser> {
  if (executablePath === undefined) throw new Error('Chromium is missing. Set FIELDBRAIN_CHROMIUM or install it.');
  // A busy machine may take long to start it.
  return chromium.launch({
    executablePath,
    headless: true,
    timeout: 170_000,
    args: [...switches, ...(webGpu ? webGpuSwitches : [])],
  });
}

let shared: Promise<Browser> | undefined;

/** The one of this process: close pages, not the browser. */
export function sharedChromium(): Promise<Browser> {
  shared ??= openChromium();
  return shared;
}
