export { default, generateMetadata } from '@/app/(site)/karima/page'
