/** Posts per minute that the form service accepts for each of its forms; marked submissions get at most half of them. */
export const QUOTA = 20
export const MARKED_QUOTA = 10
export const QUOTA_PERIOD_MS = 60_000

/** Marked ones of the senders who were served longest ago come first. Whoever was served before this counts as not served. */
export const TURNS_PERIOD_MS = 60 * 60_000

/** Longer than any attempt. */
export const LEASE_MS = 60_000

/** Notifications per minute and way about marked submissions, so that a flood of them does not flood staff. */
export const MARKED_NOTIFICATION_QUOTA = 10
export const NOTIFICATION_LEASE_MS = 2 * 60_000

/** A submission that waits longer is in the digest. */
export const LONG_WAIT_MS = 60 * 60_000

/** Failed attempts from which on staff are told of an outage of the form service. */
export const MIN_FAILURES = 2
