import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { QRCodeSVG } from 'qrcode.react'
import { styled } from 'styled-components'
import { isolateDirections } from '@/lib/bidi'
import { siteUrl } from '@/lib/environment/public-env'
import { describeAddress, describeDestination, describeParameters } from '@/lib/redirect-words'
import { problemOfPath } from '@/lib/redirects'
import { cutOff } from '@/studio/ui/text'
import { CreateLink, EmptyList } from '../empty-list'
import { Line, Second } from '../line'
import { ListPane, type PaneProps } from '../list-pane'
import { StatePill } from '../state-pill'
import { type RedirectRow, redirectsSource } from './source'

const HEIGHTS = { row: 76, heading: 44 }
const TYPES = ['redirect']
const CODE_SIDE = 44

/** The redirects, each with the address that visitors type and where it leads. */
export function RedirectsPane({ childItemId }: PaneProps) {
  return (
    <ListPane
      title="Redirects"
      source={redirectsSource}
      types={TYPES}
      childItemId={childItemId}
      heights={HEIGHTS}
      Row={Redirect}
      empty={
        <EmptyList title="No redirect yet." action={<CreateLink type="redirect">New redirect</CreateLink>}>
          A short address fits on a poster.
        </EmptyList>
      }
    />
  )
}

/** The pill of a redirect: whether what is published is switched on, or what is not published yet. */
const STATES = {
  on: { look: 'live', words: 'On' },
  off: { look: 'off', words: 'Off' },
  changed: { look: 'changed', words: 'Changed since' },
  draft: { look: 'draft', words: 'Draft' },
} as const

function Redirect({ row }: { row: RedirectRow }) {
  const path = row.path?.trim() ?? ''
  const parameters = describeParameters(row.parameters)
  return (
    <RedirectLine>
      <Code>
        {problemOfPath(path) === null && <QRCodeSVG value={siteUrl + path} size={CODE_SIDE} level="L" aria-hidden />}
      </Code>
      <span>
        <Address>{path ? isolateDirections(describeAddress(path, siteUrl)) : 'Redirect without an address'}</Address>
        <Destination>
          <ArrowRightIcon aria-label="leads to" />
          {isolateDirections(leadsTo(row))}
        </Destination>
        {parameters && <Second>{parameters}</Second>}
      </span>
      <StatePill {...STATES[row.state]} stays />
    </RedirectLine>
  )
}

/** Accepts any stored value, because the Studio is not the only writer. */
function leadsTo({ destination, isMadeBySite }: RedirectRow): string {
  if (isMadeBySite) return 'its new address'
  const name = typeof destination === 'string' ? destination.trim() : ''
  return name === '' ? 'nowhere yet' : (describeDestination(name) ?? name)
}

const RedirectLine = styled(Line)`
  grid-template-columns: 56px minmax(0, 1fr) auto;
  padding: 0 14px 0 16px;
`

/** Scanners need black on white, even in the dark scheme. */
const Code = styled.span`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  width: 56px;
  height: 56px;
  border: 1px solid var(--rule);
  border-radius: 8px;
  background: #ffffff;
  forced-color-adjust: none;
`

const Address = styled.b`
  ${cutOff}
  display: block;
  color: var(--head);
  font-size: 15px;
  font-weight: 640;
`

const Destination = styled(Second)`
  > svg {
    margin-right: 6px;
    font-size: 19px;
    vertical-align: -5px;
  }
`
