/// <reference types="vite/client" />

interface Window {
  /** Put there by the desktop shell's preload; absent in a browser. */
  readonly lineageBridge?: import('./bridge/desktop.ts').PreloadBridge
}
