/** Ten petals on a slab, which has the outline of the fabric's decagons. Lengths are in the fabric's units around its middle. */
export const SLAB = 'M-120 -369l240 0 194 141 74 228-74 228-194 141-240 0-194-141-74-228 74-228z'

/** Clockwise; the first one is at the top. */
export const PETALS = [
  'M0 -349l78 25 0 83-78 108-78-108 0-83z',
  'M127 -308l78 25 49 67-49 67-127 41 0-133z',
  'M284 -175l48 67 0 83-78 25-127-41 78-108z',
  'M254 0l78 25 0 83-48 67-79-26-78-108z',
  'M78 108l127 41 49 67-49 67-78 25-49-67z',
  'M0 133l78 108 0 83-78 25-78-25 0-83z',
  'M-78 108l0 133-49 67-78-25-49-67 49-67z',
  'M-254 0l127 41-78 108-79 26-48-67 0-83z',
  'M-284 -175l79 26 78 108-127 41-78-25 0-83z',
  'M-127 -308l49 67 0 133-127-41-49-67 49-67z',
]

/** From the middle of the rosette to that of a petal, which is the mean of its corners. */
export const PETAL_DISTANCE = 269

/** A star, which the number of petals stands on. */
export const CORE =
  'M-78 -241l78 108 78-108 0 133 127-41-78 108 127 41-127 41 78 108-127-41 0 133-78-108-78 108 0-133-127 41 78-108-127-41 127-41-78-108 127 41z'
