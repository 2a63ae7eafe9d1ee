/** Preloaded into a process (`--import`): on SIGUSR2 its clock jumps by CLOCK_JUMP_MS, so that tests need not wait for a date to come. */
const RealDate = Date
let aheadMs = 0
process.on('SIGUSR2', () => {
  aheadMs += Number(process.env.CLOCK_JUMP_MS)
})

globalThis.Date = class extends RealDate {
  // Next replaces Date once more and copies only its own members.
  static parse = RealDate.parse
  static UTC = RealDate.UTC

  constructor(...values) {
    super(...(values.length === 0 ? [RealDate.now() + aheadMs] : values))
  }

  static now() {
    return RealDate.now() + aheadMs
  }
}
