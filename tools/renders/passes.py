"""Writes what a render yields as OpenEXR files, each pass to its own."""
import bpy


def write_passes(folder, names):
    """`names` holds, for each output of the render layer, how its files begin."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    files.file_slots.clear()
    for output, name in names.items():
        files.file_slots.new(f'{name}-')
        tree.links.new(layers.outputs[output], files.inputs[len(files.inputs) - 1])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
