import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { type ActiveToolLayoutProps, usePerspective, useSetPerspective } from 'sanity'

/** Wraps every tool. In the "Published" perspective, which Sanity also selects after an unpublish, all fields are read-only. */
export function PublishedView(props: ActiveToolLayoutProps) {
  const { selectedPerspectiveName } = usePerspective()
  const setPerspective = useSetPerspective()
  return (
    <Flex direction="column" height="fill">
      {selectedPerspectiveName === 'published' && (
        <Card tone="transparent" borderBottom paddingX={3} paddingY={2} role="status">
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1}>
              <EyeOpenIcon aria-hidden /> You are looking at what is published. Its fields cannot be changed here.
            </Text>
            <Button mode="ghost" text="Back to editing" onClick={() => setPerspective('drafts')} />
          </Flex>
        </Card>
      )}
      <Box flex={1} style={{ minHeight: 0 }}>
        {props.renderDefault(props)}
      </Box>
    </Flex>
  )
}
