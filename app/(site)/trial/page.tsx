export { default, generateMetadata } from '@/app/(site)/request-trial/page'
