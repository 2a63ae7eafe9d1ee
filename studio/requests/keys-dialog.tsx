import { styled } from 'styled-components'
import { Dialog } from './ui/dialog'
import { Key } from './ui/text'

const KEYS: [keys: string, does: string][] = [
  ['↑ ↓', 'Move through the list'],
  ['PageUp PageDown', 'Move by a screen'],
  ['Home End', 'First, last'],
  ['↵', 'Open the request'],
  ['Esc', 'Close it'],
  ['/', 'Search'],
  ['C', 'Copy all fields'],
  ['?', 'This list'],
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <Table>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map(key => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Table>
    </Dialog>
  )
}

const Table = styled.dl`
  display: grid;
  gap: 10px;
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    align-items: center;
    gap: 16px;
  }

  dt {
    display: flex;
    gap: 4px;
  }

  dd {
    margin: 0;
  }
`
