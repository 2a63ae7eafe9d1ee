import './donation.css'
import { hydrateRoot } from 'react-dom/client'
import { DonationPage } from './donation-page'

const page = document.getElementById('page')
if (page) hydrateRoot(page, <DonationPage {...JSON.parse(page.dataset.asked ?? '')} />)
