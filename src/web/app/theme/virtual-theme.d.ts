/** Made by plugin.ts from the theme objects. */
declare module 'virtual:theme.css'
