import 'virtual:theme.css'
import '#src/app/theme/global.css'
import '#src/app/theme/fluent.css'
import { startApp } from '#src/app/start.tsx'

const place = document.querySelector<HTMLElement>('#root')
if (place !== null) {
  if (import.meta.env.MODE === 'mocks') {
    const { startMocks } = await import('#src/mocks/start.tsx')
    await startMocks()
  }
  await startApp(place)
}
