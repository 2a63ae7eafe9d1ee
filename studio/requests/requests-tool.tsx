import './requests.css'
import { Button, Card, Text } from '@sanity/ui'
import { SWRConfig } from 'swr'
import { Dialog } from '@/studio/ui/dialog'
import { DetailPane } from './detail/detail-pane'
import { EraseDialog } from './detail/erase-dialog'
import { ListPane } from './list/list-pane'
import { useTool } from './use-tool'

/** The tool "Requests": the list, and beside it the open request. What it has loaded is forgotten when it is left. */
export function RequestsTool() {
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Requests />
    </SWRConfig>
  )
}

function Requests() {
  const tool = useTool()
  const { api, id, open, dialog, closeDialog } = tool
  const isOpen = id !== null
  return (
    <Card className="requests" height="fill" overflow="hidden" data-open={isOpen}>
      <div className="requests-list">
        <ListPane tool={tool} />
      </div>
      {isOpen && <DetailPane tool={tool} />}
      {dialog === 'erase' && open.detail && (
        <EraseDialog api={api} {...open.detail} onClose={closeDialog} onErased={tool.leaveErased} />
      )}
      {dialog && dialog !== 'erase' && (
        <Dialog
          title={dialog.title}
          onClose={closeDialog}
          footer={
            <>
              <Button mode="ghost" text="Not now" onClick={closeDialog} />
              <Button
                tone="primary"
                text="Send again"
                onClick={() => {
                  closeDialog()
                  void dialog.send()
                }}
              />
            </>
          }
        >
          <Text size={1} as="p">
            {dialog.words}
          </Text>
        </Dialog>
      )}
    </Card>
  )
}
