// Loaded by each process of a run (--require in NODE_OPTIONS, which allows no flags of V8's compilers).
// A function is optimized after it has run for 15 times as much bytecode as usual (67,584). Most processes end after a few seconds,
// before optimized code has saved the time that it takes to compile; those that work for minutes still optimize what is hot.
require('node:v8').setFlagsFromString('--interrupt-budget=1000000');
