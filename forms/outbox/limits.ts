/** Posts per minute that the form service accepts for each form; marked submissions get at most half of them. */
export const QUOTA = 20
export const MARKED_QUOTA = 10
export const QUOTA_PERIOD_MS = 60_000

/** A sender who was served earlier counts as not served. */
export const TURNS_PERIOD_MS = 60 * 60_000

/** Longer than any other wait for the next attempt. */
export const MAX_RETRY_AFTER_MS = 60 * 60_000

/** Clocks of several machines agree within seconds: a time further ahead was written by one that was wrong, and has since been put right. */
export const CLOCK_TOLERANCE_MS = 60_000
export const IMPLAUSIBLE_WAIT_MS = MAX_RETRY_AFTER_MS + CLOCK_TOLERANCE_MS

/** Longer than any attempt. */
export const LEASE_MS = 60_000

/** Per minute and way. */
export const MARKED_NOTIFICATION_QUOTA = 10
export const NOTIFICATION_LEASE_MS = 2 * 60_000

/** Mails to the address of one visitor, retries of the same one not counted. */
export const MAILS_PER_ADDRESS = 3
export const ADDRESS_PERIOD_MS = 60 * 60_000
export const MAIL_DAY_MS = 24 * 60 * 60_000

export const LONG_WAIT_MS = 60 * 60_000

/** For which a message that never reached staff is counted, and is an alarm. */
export const UNDELIVERABLE_PERIOD_MS = 24 * 60 * 60_000

export const MIN_FAILURES = 2
