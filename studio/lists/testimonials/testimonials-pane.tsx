import { styled } from 'styled-components'
import { isolateDirections } from '@/lib/bidi'
import { SAFFRON_800 } from '@/lib/colors.gen'
import { initialsOf } from '@/lib/initials'
import { cutOff } from '@/studio/ui/text'
import { CreateLink, EmptyList } from '../empty-list'
import { Line, Second } from '../line'
import { ListPane, type PaneProps } from '../list-pane'
import { StatePill } from '../state-pill'
import { type TestimonialRow, testimonialsSource } from './source'

const HEIGHTS = { row: 82, heading: 44 }
const TYPES = ['testimonial', 'landingPage']
const SIDE = 56
const PIXELS = 2 * SIDE

/** The testimonials with their places on the landing page. */
export function TestimonialsPane({ childItemId }: PaneProps) {
  return (
    <ListPane
      title="Testimonials"
      source={testimonialsSource}
      types={TYPES}
      childItemId={childItemId}
      heights={HEIGHTS}
      Row={Testimonial}
      empty={
        <EmptyList title="No testimonial yet." action={<CreateLink type="testimonial">Add a testimonial</CreateLink>}>
          Ask one person for two sentences.
        </EmptyList>
      }
    />
  )
}

const STATES = {
  live: { look: 'live', words: 'On the site' },
  changed: { look: 'changed', words: 'Changed since' },
  draft: { look: 'draft', words: 'Draft' },
  waiting: { look: 'scheduled', words: 'Waits for the landing page' },
  unplaced: { look: 'off', words: 'Not on the site' },
} as const

function Testimonial({ row }: { row: TestimonialRow }) {
  const name = row.name?.trim() ?? ''
  const about = [row.role, row.organization].filter(part => part?.trim()).map(part => isolateDirections(part ?? ''))
  const quote = row.quote?.trim()
  return (
    <TestimonialLine>
      <Place aria-label={row.place ? `Place ${row.place}` : undefined}>{row.place ?? '–'}</Place>
      {row.picture ? (
        <Portrait src={`${row.picture}?w=${PIXELS}&h=${PIXELS}&fit=crop`} alt="" width={SIDE} height={SIDE} />
      ) : (
        <Initials aria-hidden>{initialsOf(name) || '?'}</Initials>
      )}
      <span>
        <Name>{isolateDirections(name) || 'Testimonial without a name'}</Name>
        <Second>{[row.isSample && 'Sample content', about.join(', ')].filter(Boolean).join(' · ')}</Second>
        {quote ? <Quote>“{isolateDirections(quote)}”</Quote> : <Second>Quote is still empty.</Second>}
      </span>
      <Pills>
        <StatePill {...STATES[row.state]} />
        {!row.picture && <StatePill look="noPicture" words="No portrait" />}
      </Pills>
    </TestimonialLine>
  )
}

const TestimonialLine = styled(Line)`
  grid-template-columns: 24px ${SIDE}px minmax(0, 1fr) auto;
  padding: 0 16px 0 12px;
`

const Place = styled.span`
  color: var(--muted);
  font-size: 15px;
  font-weight: 620;
  text-align: center;
`

const Portrait = styled.img`
  display: block;
  border-radius: 12px;
  background: var(--sunk);
  object-fit: cover;
`

const Initials = styled.span`
  display: grid;
  place-items: center;
  width: ${SIDE}px;
  height: ${SIDE}px;
  border-radius: 12px;
  background: ${SAFFRON_800};
  color: #ffffff;
  font-size: 20px;
  font-weight: 650;
`

const Name = styled.b`
  ${cutOff}
  display: block;
  color: var(--head);
  font-size: 15px;
  font-weight: 620;
  unicode-bidi: plaintext;
`

const Quote = styled.span`
  ${cutOff}
  display: block;
  unicode-bidi: plaintext;
`

const Pills = styled.span`
  display: flex;
  flex-direction: column;
  gap: 4px;
  align-items: end;
`
