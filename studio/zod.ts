import { z } from 'zod'

// Zod tries whether it may compile code as soon as a schema is made. The Studio's policy forbids that, and reports it.
z.config({ jitless: true })

export { z }
