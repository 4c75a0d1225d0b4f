import { WeatherMoon20Regular } from '@fluentui/react-icons/svg/weather-moon'
import { WeatherSunny20Regular } from '@fluentui/react-icons/svg/weather-sunny'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useTheme } from '#src/session/hooks.ts'
import { setTheme } from '#src/session/theme.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useText } from '#src/ui/text.ts'

/** Dark or light, in the header (SHELL-06). Says what a press does. */
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
