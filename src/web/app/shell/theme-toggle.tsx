import { WeatherMoon20Regular } from '@fluentui/react-icons/svg/weather-moon'
import { WeatherSunny20Regular } from '@fluentui/react-icons/svg/weather-sunny'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useTheme } from '#src/web/session/hooks.ts'
import { setTheme } from '#src/web/session/theme.ts'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

/** The header's button for the dark or light theme (SHELL-06). Its name says what a press does. */
export function ThemeToggle({ className }: { readonly className?: string | undefined }) {
  const t = useText<AreaKeys['shell']>()
  const dark = useTheme() === 'black'
  return (
    <IconButton
      className={className}
      label={t(dark ? 'shell.theme.toWhite' : 'shell.theme.toBlack')}
      icon={dark ? <WeatherMoon20Regular /> : <WeatherSunny20Regular />}
      onClick={() => setTheme(dark ? 'white' : 'black')}
    />
  )
}
