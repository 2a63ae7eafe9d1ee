import type { NotificationSettings } from '../../lib/notification-env.ts'
import { createEmailWay } from './email.ts'
import type { Way } from './way.ts'
import { createWebhookWay } from './webhook.ts'

export function openWays({ smtp, to, from, webhookUrl, webhookSecret }: NotificationSettings): Way[] {
  return [
    ...(smtp ? [createEmailWay({ smtp, to, from })] : []),
    ...(webhookUrl ? [createWebhookWay({ url: webhookUrl, secret: webhookSecret })] : []),
  ]
}
