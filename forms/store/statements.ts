import type { Dialect } from './database.ts'

export function storeStatements({ prefix }: Pick<Dialect, 'prefix'>) {
  const submission = `${prefix}submission`
  return {
    readSecret: `SELECT value FROM ${prefix}secret WHERE id = 1`,
    /** Unless there are submissions. */
    replaceSecret: `UPDATE ${prefix}secret SET value = $1 WHERE NOT EXISTS (SELECT 1 FROM ${submission})`,
    probe: `INSERT INTO ${prefix}probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
    erased: `SELECT form, received_at FROM ${submission} WHERE state = 'erased' AND received_at >= $1 AND received_at <= $2`,
  }
}

export function submissionStatements({ prefix, each, randomId, forUpdate, serial }: Dialect) {
  const [submission, contact, event] = [`${prefix}submission`, `${prefix}contact`, `${prefix}event`]
  const [notification, attempt] = [`${prefix}notification`, `${prefix}attempt`]
  const toPending = `UPDATE ${submission} SET state = 'pending', refusal = NULL, next_attempt_at = $2 WHERE id = $1`
  return {
    isReferenceUsed: `SELECT 1 FROM ${submission} WHERE reference = $1 LIMIT 1`,
    correct: `
      UPDATE ${submission} SET fields = $2, search = $3, token_id = $4, marks = $5, is_marked = $6, state = $7,
        refusal = NULL, next_attempt_at = $8, sender = $9 WHERE id = $1 AND state = 'refused'`,
    forgetContacts: `DELETE FROM ${contact} WHERE submission_id = $1`,
    isTokenUsed: `SELECT 1 FROM ${submission} WHERE token_id = $1 AND id <> $2 AND state <> 'refused' LIMIT 1`,
    find: `SELECT * FROM ${submission} WHERE id = $1 AND state <> 'erased'`,
    countAttempts: `
      SELECT count(*) AS total, coalesce(sum(is_marked), 0) AS marked FROM ${attempt} WHERE channel = $1 AND at > $2 AND at <= $3`,
    markDelivered: `UPDATE ${submission} SET state = 'delivered', sender = '', delivered_at = $2 WHERE id = $1`,
    markRefused: `UPDATE ${submission} SET state = 'refused', sender = '', refusal = $2 WHERE id = $1`,
    markFailed: `UPDATE ${submission} SET next_attempt_at = $2 WHERE id = $1`,
    pending: `
      SELECT min(received_at) AS oldest, coalesce(sum(is_marked), 0) AS marked FROM ${submission} WHERE state = 'pending'`,

    addEvent: `INSERT INTO ${event} (submission_id, at, kind, actor) VALUES ($1, $2, $3, $4)`,
    addAttempt: `
      INSERT INTO ${event} (submission_id, at, kind, trouble, errors, attempt)
      SELECT id, $2, $3, $4, $5, attempts FROM ${submission} WHERE id = $1`,
    addShown: `
      INSERT INTO ${event} (submission_id, at, kind, errors) SELECT id, $2, 'shown', $3 FROM ${submission} WHERE id = $1`,
    events: `SELECT * FROM ${event} WHERE submission_id = $1 ORDER BY at DESC, ${serial.order} DESC`,
    copy: `SELECT * FROM ${notification} WHERE submission_id = $1 AND kind = 'copy'`,

    sendAgain: `${toPending} AND state <> 'erased'`,
    release: `${toPending} AND state = 'held'`,
    markSpam: `
      UPDATE ${submission} SET state = 'spam', sender = '', decided_at = $2 WHERE id = $1 AND state IN ('pending', 'refused', 'held', 'delivered')`,
    unmarkSpam: `
      UPDATE ${submission} SET state = CASE WHEN delivered_at IS NOT NULL THEN 'delivered'
        WHEN marks LIKE '%"honeypot filled"%' THEN 'held' ELSE 'pending' END,
        decided_at = NULL, refusal = NULL, next_attempt_at = $2 WHERE id = $1 AND state = 'spam'`,
    setNote: `UPDATE ${submission} SET note = $2 WHERE id = $1 AND state <> 'erased'`,
    countArrived: `
      SELECT count(*) AS total FROM ${submission} WHERE received_at >= $1 AND received_at < $2 AND state NOT IN ('spam', 'erased')`,
    outage: `
      SELECT min(at) AS since, count(*) AS failures,
        (SELECT count(*) FROM ${submission} WHERE state = 'pending' AND attempts > 0) AS waiting
      FROM ${event} WHERE kind = 'failed'
        AND at > coalesce((SELECT max(at) FROM ${event} WHERE kind IN ('delivered', 'refused')), 0)`,

    newest: `
      SELECT * FROM ${submission} WHERE id IN ${each('$1')} AND state <> 'erased' ORDER BY received_at DESC, id LIMIT $2`,
    sameContact: `
      SELECT id FROM ${submission} WHERE id = $1 AND state <> 'erased'
      UNION SELECT other.submission_id FROM ${contact} AS own JOIN ${contact} AS other ON other.key = own.key
      WHERE own.submission_id = $1`,
    byContact: `SELECT DISTINCT submission_id AS id FROM ${contact} WHERE key IN ${each('$1')}`,
    old: `
      SELECT id FROM ${submission}
      WHERE (received_at < $1 AND state NOT IN ('pending', 'erased')) OR (state = 'spam' AND decided_at < $2)`,
    lock: `SELECT id FROM ${submission} WHERE id IN ${each('$1')} AND state <> 'erased' ORDER BY id ${forUpdate}`,
    forget: [
      ...[contact, event, notification].map(table => `DELETE FROM ${table} WHERE submission_id IN ${each('$1')}`),
      `DELETE FROM ${prefix}mail WHERE id IN (SELECT item || '.copy' FROM ${each('$1')} AS ids)`,
    ],
    // Ids of forms that were sent without JavaScript are hashes of their values.
    erase: `
      UPDATE ${submission} SET id = ${randomId}, state = 'erased', fields = '{}', search = '', token_id = '',
        sender = '', marks = '[]', is_marked = 0, refusal = NULL, note = '', reference = '' WHERE id IN ${each('$1')}`,
  }
}

/** In those of a queue, $1 is the queue, $2 the time now, and $3 the last plausible one. */
export function queueStatements({ prefix, skipLocked }: Dialect, table: 'submission' | 'notification') {
  const [queue, arrived] = table === 'submission' ? ['channel', 'received_at'] : ['via', 'created_at']
  const [rows, attempt] = [prefix + table, `${prefix}attempt`]
  // The index leads to the times by both values of `is_marked`.
  const waiting = `state = 'pending' AND ${queue} = $1 AND is_marked IN (0, 1)`
  const due = `state = 'pending' AND ${queue} = $1 AND next_attempt_at <= $2`
  return {
    hasWork: `SELECT 1 FROM ${rows} WHERE ${waiting} AND (next_attempt_at <= $2 OR next_attempt_at > $3) LIMIT 1`,
    bringForward: `UPDATE ${rows} SET next_attempt_at = $2 WHERE ${waiting} AND next_attempt_at > $3`,
    isDue: `
      SELECT id, is_marked FROM ${rows} AS waiting WHERE id = $1 AND state = 'pending' AND next_attempt_at <= $2
      ${skipLocked}`,
    nextUnmarked: `
      SELECT id FROM ${rows} AS waiting WHERE ${due} AND is_marked = 0 ORDER BY next_attempt_at LIMIT 1 ${skipLocked}`,
    // Served longest ago, so that a flood from one sender delays each of the others by one at most.
    nextMarked: `
      SELECT id FROM ${rows} AS waiting
      LEFT JOIN (
        SELECT sender AS served, max(at) AS served_at FROM ${attempt} WHERE channel = $1 AND is_marked = 1 GROUP BY sender
      ) AS last ON served = sender
      WHERE ${due} AND is_marked = 1
      ORDER BY CASE WHEN served_at > ${arrived} THEN served_at ELSE ${arrived} END, coalesce(served_at, 0), next_attempt_at
      LIMIT 1 ${skipLocked}`,
    lease: `UPDATE ${rows} SET next_attempt_at = $2, attempts = attempts + 1 WHERE id = $1 RETURNING *`,
    forgetTurns: `DELETE FROM ${attempt} WHERE channel = $1 AND (at <= $2 OR at > $3)`,
    recordTurn: `INSERT INTO ${attempt} (channel, at, is_marked, sender) VALUES ($1, $2, $3, $4)`,
  }
}

export function notificationStatements({ prefix, each }: Dialect) {
  const [submission, notification, mail] = [`${prefix}submission`, `${prefix}notification`, `${prefix}mail`]
  return {
    add: `
      INSERT INTO ${notification}
        (id, kind, via, submission_id, is_marked, state, created_at, next_attempt_at, sender)
      SELECT CAST($1 AS text) || '.' || item, 'received', item, $1, $3, 'pending', $4, $4, $5 FROM ${each('$2')} AS ways`,
    addDigest: `
      INSERT INTO ${notification} (id, kind, via, is_marked, state, created_at, next_attempt_at)
      VALUES ($1, 'digest', $2, 0, 'pending', $3, $3) ON CONFLICT (id) DO NOTHING`,
    addCopy: `
      INSERT INTO ${notification} (id, kind, via, submission_id, is_marked, state, created_at, next_attempt_at)
      SELECT id || '.copy', 'copy', 'copy', id, 0, 'pending', $2, $2 FROM ${submission}
      WHERE id = $1 AND is_marked = 0 AND state NOT IN ('erased', 'spam') ON CONFLICT (id) DO NOTHING`,
    readDigest: `
      SELECT state, form, count(*) AS total FROM ${submission}
      WHERE state IN ('held', 'refused') OR (state = 'pending' AND received_at <= $1) GROUP BY state, form`,
    countMarked: `
      SELECT count(*) AS total FROM ${notification}
      WHERE via = $1 AND is_marked = 1 AND state <> 'pending' AND settled_at > $2 AND settled_at <= $3`,
    findSubmission: `SELECT * FROM ${submission} WHERE id = $1`,
    settle: `UPDATE ${notification} SET state = $2, sender = '', settled_at = $3, last_error = $4 WHERE id = $1`,
    postpone: `UPDATE ${notification} SET last_error = $2, next_attempt_at = $3 WHERE id = $1`,
    count: `
      SELECT state, count(*) AS total FROM ${notification}
      WHERE kind <> 'copy' AND (state = 'pending' OR (state = 'undeliverable' AND settled_at > $1)) GROUP BY state`,

    findMail: `SELECT 1 FROM ${mail} WHERE id = $1`,
    countMails: `
      SELECT count(*) AS total, count(CASE WHEN address = $4 AND at > $3 THEN 1 END) AS to_address
      FROM ${mail} WHERE at > $1 AND at <= $2`,
    addMail: `INSERT INTO ${mail} (id, address, at) VALUES ($1, $2, $3)`,
    forgetMails: `DELETE FROM ${mail} WHERE at <= $1 OR at > $2`,
  }
}

export function draftStatements({ prefix }: Dialect) {
  const draft = `${prefix}saved_draft`
  return {
    add: `
      INSERT INTO ${draft} (token_hash, version, iv, data, saved_at, expires_at)
      SELECT $1, 1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM ${draft}) < $6 ON CONFLICT (token_hash) DO NOTHING`,
    replace: `
      UPDATE ${draft} SET version = version + 1, iv = $2, data = $3, saved_at = $4, expires_at = $5
      WHERE token_hash = $1 AND version = $6 AND expires_at > $4`,
    find: `SELECT version, iv, data FROM ${draft} WHERE token_hash = $1 AND expires_at > $2`,
    erase: `DELETE FROM ${draft} WHERE token_hash = $1`,
    eraseExpired: `DELETE FROM ${draft} WHERE expires_at <= $1`,
  }
}
