import { styled } from 'styled-components'
import { formatCount } from '@/lib/format'
import { OTHER_PAGES } from '@/lib/visits/visits'
import { cutOff, heading } from '@/studio/ui/text'
import type { FormRow, PageRow, Summary } from './summary'

/** The three sums of the week. */
export function Numbers({ summary: { views, started, sent } }: { summary: Summary }) {
  return (
    <Sums>
      {[
        { number: views, words: 'pages viewed in 7 days' },
        { number: started, words: 'forms started' },
        { number: sent, words: 'forms sent' },
      ].map(({ number, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{formatCount(number)}</dd>
        </div>
      ))}
    </Sums>
  )
}

export function PageList({ pages }: { pages: PageRow[] }) {
  if (pages.length === 0) return <Quiet>No page was viewed in the last 7 days.</Quiet>
  return (
    <List>
      <thead>
        <tr>
          <th scope="col">Most viewed pages</th>
          <th scope="col">Views</th>
          <th scope="col">Sent</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ path, title, views, sent }) => (
          <tr key={path}>
            <th scope="row">
              {title}
              {path !== OTHER_PAGES && path !== title && <small>{path}</small>}
            </th>
            <td>{formatCount(views)}</td>
            <td>{formatCount(sent)}</td>
          </tr>
        ))}
      </tbody>
    </List>
  )
}

export function FormList({ forms }: { forms: FormRow[] }) {
  if (forms.length === 0) return <Quiet>Nobody started a form in the last 7 days.</Quiet>
  return (
    <List>
      <thead>
        <tr>
          <th scope="col">Forms</th>
          <th scope="col">Started</th>
          <td aria-hidden>→</td>
          <th scope="col">Sent</th>
        </tr>
      </thead>
      <tbody>
        {forms.map(({ form, started, sent }) => (
          <tr key={form}>
            <th scope="row">{form}</th>
            <td>{formatCount(started)}</td>
            <td aria-hidden>→</td>
            <td>{formatCount(sent)}</td>
          </tr>
        ))}
      </tbody>
    </List>
  )
}

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0 20px;
  padding-bottom: 14px;
  border-bottom: 1px solid var(--rule);

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 0 8px 0 18px;
    border-left: 1px solid var(--rule);
  }

  div:first-child {
    padding-left: 0;
    border-left: 0;
  }

  dt {
    color: var(--muted);
    font-size: 13px;
    line-height: 17px;
    text-wrap: balance;
  }

  dd {
    ${heading}
    font-size: 34px;
    line-height: 48px;
    letter-spacing: -0.03em;
  }
`

const List = styled.table`
  box-sizing: border-box;
  width: calc(100% - 40px);
  margin: 0 20px 12px;
  border-collapse: collapse;
  table-layout: fixed;

  thead th,
  thead td {
    padding: 10px 0 6px;
    color: var(--muted);
    font-size: 13px;
    font-weight: 450;
    text-align: right;
  }

  thead th:first-child {
    color: var(--head);
    font-size: 14px;
    font-weight: 600;
    text-align: left;
  }

  tbody tr {
    border-top: 1px solid var(--rule);
  }

  tbody th {
    padding: 7px 8px 7px 0;
    font-weight: 500;
    text-align: left;
    ${cutOff}
  }

  small {
    margin-left: 8px;
    color: var(--muted);
    font-size: 13px;
    font-weight: 450;
  }

  td {
    padding: 7px 0;
    text-align: right;
  }

  thead :nth-child(n + 2) {
    width: 56px;
  }

  thead td {
    width: 28px;
  }
`

const Quiet = styled.p`
  margin: 0 20px 12px;
  color: var(--muted);
`
