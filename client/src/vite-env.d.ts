declare module 'virtual:icons' {
  const drawings: Record<string, string>
  export default drawings
}
declare module 'virtual:world' {
  const drawing: import('../build/world').World
  export default drawing
}
