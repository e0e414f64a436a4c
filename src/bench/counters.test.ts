import { expect, it } from 'vitest';
import { readCounters } from './counters.js';

const long = `==PROF== Connected to process 4711
==PROF== Profiling "launch_0" - 0: 0%....50%....100% - 4 passes
"ID","Process ID","Process Name","Host Name","Kernel Name","Context","Stream","Block Size","Grid Size","Device","CC","Section Name","Metric Name","Metric Unit","Metric Value"
"0","4711","node","127.0.0.1","launch_0","1","7","(256, 1, 1)","(132, 1, 1)","0","9.0","Command line profiler metrics","dram__throughput.avg.pct_of_peak_sustained_elapsed","%","71.50"
"0","4711","node","127.0.0.1","launch_0","1","7","(256, 1, 1)","(132, 1, 1)","0","9.0","Command line profiler metrics","gpu__time_duration.sum","nsecond","5,600"
"0","4711","node","127.0.0.1","launch_0","1","7","(256, 1, 1)","(132, 1, 1)","0","9.0","Command line profiler metrics","sm__warps_active.avg.pct_of_peak_sustained_active","%","48.25"
"1","4711","node","127.0.0.1","launch_2","1","7","(256, 1, 1)","(132, 1, 1)","0","9.0","Command line profiler metrics","gpu__time_duration.sum","usecond","2.50"
"1","4711","node","127.0.0.1","launch_2","1","7","(256, 1, 1)","(132, 1, 1)","0","9.0","Command line profiler metrics","sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active","%","40"
"2","4711","node","127.0.0.1","launch_2","1","7","(256, 1, 1)","(132, 1, 1)","0","9.0","Command line profiler metrics","gpu__time_duration.sum","usecond","3.50"
"2","4711","node","127.0.0.1","launch_2","1","7","(256, 1, 1)","(132, 1, 1)","0","9.0","Command line profiler metrics","sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active","%","60"
"3","4711","node","127.0.0.1","advance_control","1","7","(1, 1, 1)","(1, 1, 1)","0","9.0","Command line profiler metrics","gpu__time_duration.sum","nsecond","900"
==PROF== Disconnected from process 4711
`;

const wide = `"ID","Process ID","Process Name","Host Name","Kernel Name","Context","Stream","Block Size","Grid Size","Device","CC","dram__throughput.avg.pct_of_peak_sustained_elapsed","gpu__time_duration.sum"
"","","","","","","","","","","","%","ns"
"0","9","node","127.0.0.1","launch_1(unsigned int *, unsigned int *)","1","7","(256, 1, 1)","(132, 1, 1)","0","9.0","33.3","1,234.00"
`;

it('reads one metric a line: units made equal, launches of a stage added, what is no stage left out', () => {
  expect(readCounters(long)).toEqual([
    { stage: 0, launches: 1, values: { timeUs: 5.6000000000000005, memoryPercent: 71.5, occupancyPercent: 48.25 } },
    { stage: 2, launches: 2, values: { timeUs: 6, tensorPercent: 50 } },
  ]);
});

it('reads one kernel a line, with its line of units', () => {
  expect(readCounters(wide)).toEqual([{ stage: 1, launches: 1, values: { timeUs: 1.234, memoryPercent: 33.3 } }]);
});

it('finds nothing where the profiler could not count', () => {
  expect(readCounters('==ERROR== ERR_NVGPUCTRPERM - The user does not have permission\n')).toEqual([]);
});
