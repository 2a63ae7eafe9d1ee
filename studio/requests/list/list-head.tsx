import { DownloadIcon } from '@sanity/icons/Download'
import { styled } from 'styled-components'
import { formatCount } from '@/lib/format'
import { Button } from '@/studio/ui/buttons'
import { PHONE, TABLET } from '@/studio/ui/palette'
import { heading } from '@/studio/ui/text'

const EXPORT_HINT = 'Saves what the list shows as a spreadsheet. It holds names and phone numbers: keep it safe.'

type ListHeadProps = {
  /** Number of rows that an export contains; null while there is no list. */
  total: number | null
  onExport: () => void
}

export function ListHead({ total, onExport }: ListHeadProps) {
  const isEmpty = total === 0
  return (
    <Head>
      <div>
        <h1>Requests</h1>
        <p>What visitors sent with the forms of the site, newest first.</p>
      </div>
      {total !== null && (
        <Button
          aria-disabled={isEmpty || undefined}
          title={isEmpty ? 'The list is empty.' : EXPORT_HINT}
          onClick={() => !isEmpty && onExport()}
        >
          <DownloadIcon aria-hidden />
          Export CSV
          <Count>{formatCount(total)}</Count>
        </Button>
      )}
    </Head>
  )
}

const Count = styled.span`
  color: var(--muted);
  font-weight: 450;

  [data-open='true'] & {
    ${TABLET} {
      display: none;
    }
  }

  ${PHONE} {
    display: none;
  }
`

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 12px;
  padding: 20px 24px 12px;

  > div {
    flex: 1;
    min-width: 0;
  }

  h1 {
    ${heading}
    font-size: 26px;
    line-height: 32px;
  }

  p {
    margin: 0;
    color: var(--muted);
  }

  ${TABLET} {
    padding-inline: 20px;

    [data-open='true'] & p {
      display: none;
    }
  }

  ${PHONE} {
    align-items: center;
    padding: 16px 16px 8px;

    p {
      display: none;
    }
  }
`
