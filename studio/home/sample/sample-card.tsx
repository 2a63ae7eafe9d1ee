import { styled } from 'styled-components'
import { SAMPLE_LIST } from '@/studio/sample-list'
import { Rosette } from '@/studio/ui/rosette'
import { Card, CardBody, CardLink } from '../card'
import { type Loaded, useConverted } from '../loaded'
import { Warm } from '../warm'
import { type Bar, marksOf, type Sample, type SampleCounts, sampleOf } from './sample'

type SampleCardProps = {
  counts: Loaded<SampleCounts>
  /** True once all content is real. */
  isDone: boolean
  basePath: string
}

const SIZE = 124

export function SampleCard({ counts, isDone, basePath }: SampleCardProps) {
  const sample = useConverted(counts, sampleOf)
  if (isDone) {
    return (
      <Card title="Sample content">
        <Warm title="All content is your own." isDone>
          This box goes away by itself in a week.
        </Warm>
      </Card>
    )
  }
  return (
    <Card title="Still sample content" action={<CardLink href={sampleListPath(basePath)}>What to replace</CardLink>}>
      <CardBody of={sample} rows={3}>
        {value => <Content sample={value} />}
      </CardBody>
    </Card>
  )
}

/** The list of everything that is invented. */
export function sampleListPath(basePath: string): string {
  return `${basePath}/structure/${SAMPLE_LIST}`
}

function Content({ sample: { real, total, tenths, bars } }: { sample: Sample }) {
  return (
    <Frame>
      <Rosette size={SIZE} full={tenths} isRunning={real < total} label={String(real)} />
      <div>
        <b>
          {real} of {total} are real now
        </b>
        <ul>
          {bars.map(bar => (
            <li key={bar.title}>
              <span>{bar.title}</span>
              <span>
                {bar.real} of {bar.total}
              </span>
              <Marks bar={bar} />
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  )
}

function Marks({ bar }: { bar: Bar }) {
  return (
    <i aria-hidden>
      {marksOf(bar).map((isLit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a bar are all alike
        <s key={index} data-lit={isLit} />
      ))}
    </i>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: ${SIZE}px minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  padding: 2px 20px 20px;

  b {
    display: block;
    margin-bottom: 4px;
    color: var(--head);
    font-weight: 620;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 10px;
    padding: 4px 0;
  }

  li > span + span {
    color: var(--muted);
    font-size: 13px;
  }

  i {
    display: flex;
    grid-column: 1 / -1;
    gap: 3px;
    forced-color-adjust: none;
  }

  s {
    flex: 1;
    height: 6px;
    border-radius: 2px;
    background: var(--tile-off);
  }

  s[data-lit='true'] {
    background: var(--tile-on);
  }

  @media (max-width: 1100px) {
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 16px;

    > svg {
      width: 104px;
      height: 104px;
    }
  }
`
