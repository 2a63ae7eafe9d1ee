/** Imported first: states change nothing on the server, so both workers visit the first stack (tests/support/stack.ts). */
process.env.TEST_PARALLEL_INDEX = '0'
