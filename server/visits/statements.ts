/** For SQLite and PostgreSQL. Sums of bigint are numeric in PostgreSQL, which pg returns as text, hence the casts. */
export function statements(table: string) {
  const total = (condition: string) => `CAST(coalesce(sum(number) FILTER (WHERE ${condition}), 0) AS bigint)`
  return {
    since: `SELECT min(day) AS day FROM ${table}`,
    pages: `
      SELECT page,
        ${total("kind = 'view' AND day >= $1")} AS views_week,
        ${total("kind = 'view'")} AS views_month,
        ${total("kind = 'sent' AND day >= $1")} AS sent_week,
        ${total("kind = 'sent'")} AS sent_month
      FROM ${table} WHERE day >= $2 AND kind IN ('view', 'sent') AND page <> ''
      GROUP BY page ORDER BY views_month DESC, page LIMIT $3`,
    forms: `
      SELECT form, kind, ${total('day >= $1')} AS week, CAST(sum(number) AS bigint) AS month
      FROM ${table} WHERE day >= $2 AND form <> '' GROUP BY form, kind`,
    days: `
      SELECT day, kind, CAST(sum(number) AS bigint) AS number FROM ${table}
      WHERE day >= $1 AND kind <> 'redirect' GROUP BY day, kind`,
    redirects: `
      SELECT page AS path, max(day) AS last_day, ${total('day >= $1')} AS week, ${total('day >= $2')} AS month
      FROM ${table} WHERE kind = 'redirect' GROUP BY page ORDER BY last_day DESC, page LIMIT $3`,
    removeBefore: `DELETE FROM ${table} WHERE day < $1`,
  }
}
