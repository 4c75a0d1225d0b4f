import { createContext, useContext } from 'react'
import { type Config, DEFAULT_CONFIG } from './config.ts'

export const ConfigContext = createContext<Config>(DEFAULT_CONFIG)

/** Returns the configuration of this deployment (config.ts). */
export const useConfig = (): Config => useContext(ConfigContext)
