import { judgeDesk } from '../../support/looks/desk-looks.ts'

judgeDesk({ name: 'in light on a phone', width: 390, settings: {} })
judgeDesk({ name: 'in dark on a desktop', width: 1280, settings: { darkMode: true } })
