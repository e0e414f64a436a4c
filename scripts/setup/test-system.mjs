/**
 * What the tests need from the system: a Chromium for the browser tests, a Vulkan that Dawn accepts for WebGPU in Node, and a
 * nats-server for the tests of fleets. All are looked for first, installed where apt may, looked for again, and reported where they are still missing.
 */
import process from 'node:process';
import { readMachineReport, writeMachineReport } from '../machine-report.mjs';
import { candidateVersion, ensureBackports, findApt, installPackages, updateLists } from './apt.mjs';
import { findChromium } from './chromium.mjs';
import { CommandError, run } from './command.mjs';
import { findNatsServer, unpackNatsServer } from './nats-server.mjs';
import { inRepository } from './paths.mjs';
import { findVulkan } from './vulkan.mjs';

/** @typedef {{ name: string, skips: string, remedy: string }} Missing */
/** @typedef {import('./apt.mjs').Apt} Apt */

const oldestMesa = 25;
const retryAfterMs = 3_600_000;

/** @type {Missing} */
const missingChromium = {
  name: 'Chromium',
  skips: 'the tests that run in a browser',
  remedy:
    'Install it as root (Debian: apt-get install chromium; Ubuntu: npx playwright-core install --with-deps chromium), or set FIELDBRAIN_CHROMIUM to a Chromium or Chrome.',
};

/** @type {Missing} */
const missingVulkan = {
  name: 'a Vulkan driver that Dawn accepts',
  skips: 'the tests of the WebGPU device in Node',
  remedy: `Install as root a GPU's driver or a software Vulkan: apt-get install libvulkan1 mesa-vulkan-drivers (version ${oldestMesa} or newer; on Debian 12 with -t bookworm-backports).`,
};

/** @type {Missing} */
const missingNats = {
  name: 'nats-server',
  skips: 'the tests of fleets',
  remedy: 'Install it as root (Debian and Ubuntu: apt-get install nats-server), or set FIELDBRAIN_NATS_SERVER to one.',
};

/** @returns {Promise<Missing[]>} */
export async function ensureTestSystem() {
  let found = await look();
  const recent = readMachineReport();
  let triedAtMs = recent.triedAtMs;
  if (found.wanted.length > 0) {
    const isKnown = found.wanted.every((item) => recent.wanted.includes(item.name));
    if (isKnown && Date.now() - recent.triedAtMs < retryAfterMs && process.env.FIELDBRAIN_CI !== '1') {
      console.error('setup: installing was tried within the last hour; remove .setup-done to try it again now.');
    } else {
      triedAtMs = Date.now();
      await install(found.wanted);
      found = await look();
    }
  }
  if (found.vulkanIsStandIn) {
    console.error('setup: the WebGPU tests run on the SwiftShader of Chromium, which is slow and knows no f16.');
  }
  writeMachineReport({ environment: found.environment, wanted: found.wanted.map((item) => item.name), triedAtMs });
  return found.missing;
}

/** What is there, what is missing, and what is wanted: the missing and what only has a poorer stand-in. */
async function look() {
  const chromium = findChromium();
  const vulkan = await findVulkan(chromium);
  /** @type {Record<string, string>} */
  const environment = { ...(chromium === undefined ? {} : { FIELDBRAIN_CHROMIUM: chromium }), ...vulkan?.environment };
  const nats = await findNatsServer();
  if (nats?.isOwn) environment.FIELDBRAIN_NATS_SERVER = nats.binary;
  const withoutNats = nats === undefined ? [missingNats] : [];
  const withoutChromium = chromium === undefined ? [missingChromium] : [];
  const missing = [...withoutChromium, ...(vulkan === undefined ? [missingVulkan] : []), ...withoutNats];
  const vulkanIsStandIn = vulkan?.isStandIn === true;
  const poor = [
    ...(vulkan === undefined || vulkanIsStandIn ? [missingVulkan] : []),
    ...(nats === undefined || nats.isOld ? [missingNats] : []),
  ];
  return { environment, missing, wanted: [...withoutChromium, ...poor], vulkanIsStandIn };
}

/**
 * Tries to install what is missing. A failure is printed and does not stop the other: the caller looks again.
 * @param {Missing[]} wanted
 */
async function install(wanted) {
  // Needs no root: the package of a newer Debian is unpacked beside the system's.
  if (wanted.includes(missingNats)) await attempt(() => unpackNatsServer());
  const apt = await findApt();
  if (apt === undefined) {
    console.error(
      'setup: system packages cannot be installed here (it takes apt, and root or sudo without a password).',
    );
    return;
  }
  await attempt(() => updateLists(apt));
  if (wanted.includes(missingChromium)) await attempt(() => installChromium(apt));
  if (wanted.includes(missingVulkan)) await attempt(() => installVulkan(apt));
  if ((await findNatsServer()) === undefined) await attempt(() => installPackages(apt, ['nats-server']));
}

/** @param {Apt} apt */
async function installChromium(apt) {
  // Ubuntu's package of that name only asks for a snap, which containers cannot run.
  if (apt.system !== 'ubuntu' && (await candidateVersion('chromium')) !== undefined) {
    return installPackages(apt, ['chromium']);
  }
  const playwright = inRepository('node_modules', 'playwright-core', 'cli.js');
  await run('installing Chromium through Playwright', [
    process.execPath,
    playwright,
    'install',
    '--with-deps',
    'chromium',
  ]);
}

/** @param {Apt} apt */
async function installVulkan(apt) {
  const packages = ['libvulkan1', 'mesa-vulkan-drivers'];
  const version = await candidateVersion('mesa-vulkan-drivers');
  const isOld = Number.parseInt(version ?? '0', 10) < oldestMesa;
  const suite = isOld && apt.system === 'debian' ? await ensureBackports(apt) : undefined;
  await installPackages(apt, packages, suite);
}

/** @param {() => Promise<void>} action */
async function attempt(action) {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`setup: ${error.message}`);
  }
}
