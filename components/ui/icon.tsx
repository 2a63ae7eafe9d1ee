import type { Icon as PhosphorIcon } from '@phosphor-icons/react/dist/lib/types'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/ssr/ArrowSquareOut'
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise'
import { BankIcon } from '@phosphor-icons/react/dist/ssr/Bank'
import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck'
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight'
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp'
import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/ssr/ChatCircleText'
import { ChatsCircleIcon } from '@phosphor-icons/react/dist/ssr/ChatsCircle'
import { ClosedCaptioningIcon } from '@phosphor-icons/react/dist/ssr/ClosedCaptioning'
import { CoinsIcon } from '@phosphor-icons/react/dist/ssr/Coins'
import { ContactlessPaymentIcon } from '@phosphor-icons/react/dist/ssr/ContactlessPayment'
import { CurrencyCircleDollarIcon } from '@phosphor-icons/react/dist/ssr/CurrencyCircleDollar'
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple'
import { GaugeIcon } from '@phosphor-icons/react/dist/ssr/Gauge'
import { GraduationCapIcon } from '@phosphor-icons/react/dist/ssr/GraduationCap'
import { HandCoinsIcon } from '@phosphor-icons/react/dist/ssr/HandCoins'
import { HandHeartIcon } from '@phosphor-icons/react/dist/ssr/HandHeart'
import { LifebuoyIcon } from '@phosphor-icons/react/dist/ssr/Lifebuoy'
import { LightningIcon } from '@phosphor-icons/react/dist/ssr/Lightning'
import { ListIcon } from '@phosphor-icons/react/dist/ssr/List'
import { MoneyIcon } from '@phosphor-icons/react/dist/ssr/Money'
import { MonitorIcon } from '@phosphor-icons/react/dist/ssr/Monitor'
import { MoonStarsIcon } from '@phosphor-icons/react/dist/ssr/MoonStars'
import { MosqueIcon } from '@phosphor-icons/react/dist/ssr/Mosque'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/ssr/PaperPlaneTilt'
import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause'
import { PercentIcon } from '@phosphor-icons/react/dist/ssr/Percent'
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone'
import { PlantIcon } from '@phosphor-icons/react/dist/ssr/Plant'
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit'
import { QuotesIcon } from '@phosphor-icons/react/dist/ssr/Quotes'
import { ReceiptIcon } from '@phosphor-icons/react/dist/ssr/Receipt'
import { RepeatIcon } from '@phosphor-icons/react/dist/ssr/Repeat'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck'
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour'
import { TargetIcon } from '@phosphor-icons/react/dist/ssr/Target'
import { TipJarIcon } from '@phosphor-icons/react/dist/ssr/TipJar'
import { UserCircleIcon } from '@phosphor-icons/react/dist/ssr/UserCircle'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { classNames } from '@/components/ui/class-names'
import type { IconName } from '@/lib/icons'

/** Icons of the site's own controls; those that staff can choose are in lib/icons.ts. */
export type UiIconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-square-out'
  | 'caret-right'
  | 'chats-circle'
  | 'closed-captioning'
  | 'list'
  | 'paper-plane-tilt'
  | 'pause'
  | 'play'
  | 'x'

/** Rendered on the server. Client components take icons as children, so that no icon is in the JavaScript bundle. */
export function Icon({
  name,
  weight = 'regular',
  className,
}: {
  name: IconName | UiIconName
  weight?: 'regular' | 'bold' | 'fill'
  className?: string
}) {
  const Glyph = GLYPHS[name]
  return <Glyph aria-hidden size="1.25em" weight={weight} className={classNames('shrink-0', className)} />
}

const GLYPHS: Record<IconName | UiIconName, PhosphorIcon> = {
  'arrow-left': ArrowLeftIcon,
  'arrow-right': ArrowRightIcon,
  'arrow-square-out': ArrowSquareOutIcon,
  'arrows-clockwise': ArrowsClockwiseIcon,
  bank: BankIcon,
  'calendar-check': CalendarCheckIcon,
  'caret-right': CaretRightIcon,
  'chart-bar': ChartBarIcon,
  'chart-line-up': ChartLineUpIcon,
  'chat-circle-text': ChatCircleTextIcon,
  'chats-circle': ChatsCircleIcon,
  'closed-captioning': ClosedCaptioningIcon,
  coins: CoinsIcon,
  'contactless-payment': ContactlessPaymentIcon,
  'currency-circle-dollar': CurrencyCircleDollarIcon,
  'device-mobile': DeviceMobileIcon,
  'envelope-simple': EnvelopeSimpleIcon,
  gauge: GaugeIcon,
  'graduation-cap': GraduationCapIcon,
  'hand-coins': HandCoinsIcon,
  'hand-heart': HandHeartIcon,
  lifebuoy: LifebuoyIcon,
  lightning: LightningIcon,
  list: ListIcon,
  money: MoneyIcon,
  monitor: MonitorIcon,
  'moon-stars': MoonStarsIcon,
  mosque: MosqueIcon,
  'paper-plane-tilt': PaperPlaneTiltIcon,
  pause: PauseIcon,
  percent: PercentIcon,
  phone: PhoneIcon,
  plant: PlantIcon,
  play: PlayIcon,
  prohibit: ProhibitIcon,
  quotes: QuotesIcon,
  receipt: ReceiptIcon,
  repeat: RepeatIcon,
  'shield-check': ShieldCheckIcon,
  'squares-four': SquaresFourIcon,
  target: TargetIcon,
  'tip-jar': TipJarIcon,
  'user-circle': UserCircleIcon,
  'users-three': UsersThreeIcon,
  x: XIcon,
}
