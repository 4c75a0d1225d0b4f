import 'virtual:theme.css'
import '#src/web/app/theme/global.css'
import '#src/web/app/theme/fluent.css'
import { FluentProvider } from '@fluentui/react-components'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { BrowserRouter } from 'react-router-dom'
import { ActionHost } from '#src/web/ui/actions/action-host.tsx'
import { CheatSheet } from '#src/web/ui/actions/cheat-sheet.tsx'
import { Palette } from '#src/web/ui/actions/palette.tsx'
import { Toasts } from '#src/web/ui/toast/toasts.tsx'
import { TooltipLayer } from '#src/web/ui/overlays/tooltip-layer.tsx'
import { Gallery } from './gallery.tsx'
import { gallerySettings, messagesOf } from './gallery-settings.ts'

/** `?theme=white&updown=blue-orange&lang=de_DE`: for pictures of everything in every look. */
const looks = gallerySettings(window.location.search)
document.documentElement.dataset['theme'] = looks.theme
document.documentElement.dataset['updown'] = looks.updown
document.documentElement.lang = looks.language.replace('_', '-')

const place = document.querySelector('#root')
if (place !== null)
  createRoot(place).render(
    <IntlProvider locale={looks.language.replace('_', '-')} messages={await messagesOf(looks.language)}>
      <FluentProvider theme={{}}>
        <BrowserRouter>
          <Gallery looks={looks} />
          <ActionHost singleKeys parts={{ Palette, CheatSheet }} />
        </BrowserRouter>
        <Toasts />
        <TooltipLayer />
      </FluentProvider>
    </IntlProvider>,
  )
