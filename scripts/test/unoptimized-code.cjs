// Loaded by each process of the integration tests (--require in NODE_OPTIONS, which allows no flags of V8's compilers).
// Most of them end after a few seconds, before optimized code has saved the time that it takes to compile.
require('node:v8').setFlagsFromString('--no-opt');
