import './donation.css'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './page'

hydrateRoot(document, <Page {...JSON.parse(document.documentElement.dataset.asked ?? '')} />)
